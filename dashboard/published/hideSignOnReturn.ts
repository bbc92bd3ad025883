import { isSignOnReturn } from './publishedData';

// Runs before the browser shows anything of a published Home. The sign-on server redirects to Home,
// but the user goes on to the screen where they logged in. `main.tsx` shows that one.
if (isSignOnReturn(location)) document.body.hidden = true;
