import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { selectableTags } from '../../../domain/catalogue/tagChoice';
import { createPageEnvironment } from './pageEnvironment';

export interface TagComboboxOptions {
  /** The tags that can be chosen. */
  tags: readonly string[];
  /** The chosen tags. */
  chosen: readonly string[];
  /** Id of the label. */
  labelId: string;
  /** Whether one tag is enough. A choice then closes the list. */
  isSingle: boolean;
  /** Called with the tag that the user chooses. */
  onChoose: (tag: string) => void;
  /** Called with the tag that the user removes. */
  onRemove: (tag: string) => void;
}

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick, ToggleButtonClick } =
  useCombobox.stateChangeTypes;

/** State and keyboard control of the tag picker. */
export function useTagCombobox(options: TagComboboxOptions) {
  const { tags, chosen, labelId, isSingle, onChoose, onRemove } = options;
  const [environment] = useState(() => createPageEnvironment(window));
  const [typed, setTyped] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const found = useMemo(() => selectableTags(tags, chosen, typed), [tags, chosen, typed]);
  const choose = (tag: string) => {
    setTyped('');
    onChoose(tag);
  };
  const combobox = useCombobox<string>({
    items: found,
    labelId,
    environment,
    inputValue: typed,
    selectedItem: null,
    itemToString: (tag) => tag ?? '',
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => reduceState(state, change, isSingle),
    onStateChange({ type, selectedItem }) {
      const isChoice = type === InputKeyDownEnter || type === ItemClick;
      if (isChoice && selectedItem) choose(selectedItem);
    },
  });
  return {
    combobox,
    found,
    typed,
    /** Some text was typed, but nothing was chosen. */
    isLeftover: !hasFocus && typed.trim() !== '',
    inputHandlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      onFocus: () => setHasFocus(true),
      onBlur: () => {
        setHasFocus(false);
        const whole = found.find((tag) => tag.toLowerCase() === typed.trim().toLowerCase());
        if (whole) choose(whole);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const last = chosen.at(-1);
        if (event.key === 'Backspace' && typed === '' && last) onRemove(last);
        // Enter in an unfinished search does not submit the form.
        if (event.key === 'Enter' && typed !== '') event.preventDefault();
        if (event.key === 'Escape') setTyped('');
      },
    },
  };
}

/**
 * The list stays open after a choice, unless one is enough. Leaving the field chooses nothing.
 * Without text, nothing is highlighted.
 */
function reduceState(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
  isSingle: boolean,
) {
  if (type === InputKeyDownEnter || type === ItemClick) {
    return { ...changes, isOpen: !isSingle, highlightedIndex: -1 };
  }
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === InputClick || type === ToggleButtonClick) {
    return { ...changes, highlightedIndex: -1 };
  }
  return changes;
}
