import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { type GitRefOption, searchGitRefs } from '../../../domain/git/gitRefs';
import { createPageEnvironment } from '../../add/TagPicker/pageEnvironment';

export interface RefComboboxOptions {
  options: readonly GitRefOption[];
  chosen?: GitRefOption;
  /** What stands in the field. */
  text: string;
  /** Called with what is typed, which is no choice. */
  onType: (text: string) => void;
  onChoose: (option: GitRefOption) => void;
  /** Id of the label's element. */
  labelId: string;
}

/** More are not drawn at once: a person finds the rest by typing. */
const mostShown = 100;

const types = useCombobox.stateChangeTypes;

/** The combobox of a ref picker: what is typed, what it finds, and what the keys do. */
export function useRefCombobox(props: RefComboboxOptions) {
  const { options, chosen, text, onType, onChoose, labelId } = props;
  const [environment] = useState(() => createPageEnvironment(window));
  const [hasFocus, setHasFocus] = useState(false);
  // While the field holds the choice, the list offers all others too.
  const search = chosen ? '' : text;
  const found = useMemo(() => searchGitRefs(options, search), [options, search]);
  const shown = useMemo(() => found.slice(0, mostShown), [found]);
  const chosenIndex = shown.findIndex(({ ref }) => ref === chosen?.ref);
  const combobox = useCombobox<GitRefOption>({
    items: shown,
    labelId,
    environment,
    inputValue: text,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.ref ?? '',
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => reduceState(state, change, chosenIndex),
    onStateChange({ type, selectedItem }) {
      const isChoice = type === types.InputKeyDownEnter || type === types.ItemClick;
      if (isChoice && selectedItem) onChoose(selectedItem);
    },
  });
  return {
    combobox,
    shown,
    /** How many options match. */
    count: found.length,
    /** Something was typed, is not chosen, and does not look as if it would be. */
    isLeftover: !hasFocus && !chosen && text.trim() !== '',
    onTyped: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setHasFocus(true);
      // What is typed next takes the place of the choice.
      if (chosen) event.target.select();
    },
    onBlur: () => {
      setHasFocus(false);
      const [whole] = chosen ? [] : found;
      if (whole?.name.toLowerCase() === text.trim().toLowerCase()) onChoose(whole);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // What is typed here is no reason to send the form.
      if (event.key === 'Enter' && !chosen && text !== '') event.preventDefault();
    },
  };
}

/** Opening shows the choice; leaving chooses nothing; Escape closes the list and takes nothing back. */
function reduceState(
  state: UseComboboxState<GitRefOption>,
  { type, changes }: UseComboboxStateChangeOptions<GitRefOption>,
  chosenIndex: number,
) {
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  if (type === types.InputClick || type === types.ToggleButtonClick) {
    return { ...changes, highlightedIndex: chosenIndex };
  }
  const isArrow = type === types.InputKeyDownArrowDown || type === types.InputKeyDownArrowUp;
  if (isArrow && !state.isOpen && chosenIndex >= 0) {
    return { ...changes, highlightedIndex: chosenIndex };
  }
  return changes;
}
