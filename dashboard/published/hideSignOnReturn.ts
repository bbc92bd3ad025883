import { isSignOnReturn, publishedIds } from './publishedAnswers';

// Runs at the start of a published Home, before the browser shows anything of it. The sign-on server
// leads back to Home, but the person goes on to where they came from. `takeOver.ts` removes the page.
const published = document.getElementById(publishedIds.page);
if (published && isSignOnReturn(location)) published.hidden = true;
