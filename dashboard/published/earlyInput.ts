type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Finds the fields that a person changed before React hydrated the page. Call it when React has
 * hydrated the page, before anything renders again: React does not read the fields of a page, and
 * resets them to its own values. Returns a function that repeats the input. Call that function
 * outside of effects, where React handles events at once. After a reload, browsers fill in the
 * previous values. Nobody has typed those, so they are undone.
 */
export function findEarlyInput(page: ParentNode): () => void {
  const inputs = [...page.querySelectorAll<Field>('input, select')].filter(isChanged).map(inputOf);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = visit !== undefined && visit.type !== 'navigate';
  return () => inputs.forEach(isReload ? undo : repeat);
}

interface EarlyInput {
  field: Field;
  value: string;
  selection?: [start: number | null, end: number | null];
}

function inputOf(field: Field): EarlyInput {
  const { value } = field;
  if (field instanceof HTMLSelectElement || isPressed(field)) return { field, value };
  return { field, value, selection: [field.selectionStart, field.selectionEnd] };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isPressed(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const isPressed = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function undo({ field }: EarlyInput): void {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected;
  } else if (isPressed(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function repeat(input: EarlyInput): void {
  const { field, value, selection } = input;
  undo(input);
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isPressed(field)) field.click();
  else {
    field.setRangeText(value, 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selection) field.setSelectionRange(...selection);
  }
}
