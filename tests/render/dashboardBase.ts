/**
 * Sets the base address of the dashboard's page. Import it before the dashboard's modules, which
 * read the address once.
 */
document.head.insertAdjacentHTML('beforeend', '<base href="/dashboard/">');
