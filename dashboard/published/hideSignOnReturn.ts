import { isSignOnReturn } from './publishedData';

// Runs before the browser shows any part of a published Home. The sign-on server redirects to Home,
// but the user continues to the screen where they logged in, which `main.tsx` shows.
if (isSignOnReturn(location)) document.body.hidden = true;
