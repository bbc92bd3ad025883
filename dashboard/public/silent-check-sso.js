// The sign-on server redirects the hidden frame here. The page that opened it reads the response
// from the address.
parent.postMessage(location.href, location.origin);
