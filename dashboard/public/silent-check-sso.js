// The sign-on server led the hidden frame here: the page that opened it reads the answer from the address.
parent.postMessage(location.href, location.origin);
