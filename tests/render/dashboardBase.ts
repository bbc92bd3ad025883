/**
 * Sets the base address of the dashboard's page. It comes before the dashboard's modules, which
 * read the address once.
 */
if (!document.querySelector('base'))
  document.head.insertAdjacentHTML('beforeend', '<base href="/dashboard/">');
