/** What the dashboard's page says of its own address. To be imported before the dashboard's modules, which read it once. */
document.head.insertAdjacentHTML('beforeend', '<base href="/dashboard/">');
