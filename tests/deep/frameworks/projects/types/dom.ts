import 'trovi-widgets/define/artifact-card';

// Each line marked as an error must be one, or the types are too weak.

const card = document.querySelector('trovi-artifact-card');
card?.addEventListener('trovi-open', (event) => event.detail.artifactId);
document.querySelector('trovi-artifact-card')?.addEventListener('trovi-open', (event) => {
  const id: string = event.detail.artifactId;
  // @ts-expect-error: the detail has no such field.
  return [id, event.detail.nowhere];
});

export const artifactId: string | undefined = card?.artifactId;
// @ts-expect-error: the card has no such property.
export const limit = card?.limit;

const list = document.createElement('trovi-artifact-catalogue');
list.tags = ['edge'];
// @ts-expect-error: there is no such order.
list.sort = 'best';
list.addEventListener('trovi-filters-change', ({ detail }) => detail.search?.length);

document.addEventListener('trovi-error', ({ detail }) => detail.message.length);
document.addEventListener('trovi-save', ({ detail }) => {
  // @ts-expect-error: there is no such section.
  return detail.section === 'title';
});
window.addEventListener('trovi-copy', ({ detail }) => detail.text.length);
const opened = ({ detail }: CustomEvent<{ artifactId: string }>): string => detail.artifactId;
document.addEventListener('trovi-open', opened);
// @ts-expect-error: the event has another detail.
document.addEventListener('trovi-copy', opened);
