import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { type GitRefOption, searchGitRefs } from '../../../domain/artifact/git/gitRefs';
import { createPageEnvironment } from '../TagPicker/pageEnvironment';

/** The choice of a branch or tag. */
export interface RefChoice {
  /** The chosen branch or tag, if any. */
  chosen?: GitRefOption;
  /** The text in the field. */
  text: string;
  /** Called with typed text, which is not a choice yet. */
  onType: (text: string) => void;
  /** Called with the branch or tag that the user chose. */
  onChoose: (option: GitRefOption) => void;
}

interface RefComboboxOptions extends RefChoice {
  /** The branches and tags to choose from. */
  options: readonly GitRefOption[];
  /** Id of the label. */
  labelId: string;
}

/** The most options to draw at once. Typing finds the others. */
const mostShown = 100;

const types = useCombobox.stateChangeTypes;

/** State and keyboard control of the ref picker. */
export function useRefCombobox(props: RefComboboxOptions) {
  const { options, chosen, text, onType, onChoose, labelId } = props;
  const [environment] = useState(() => createPageEnvironment(window));
  const [hasFocus, setHasFocus] = useState(false);
  // While a ref is chosen, the list offers all refs.
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
    /** Some text was typed, but nothing was chosen. */
    isLeftover: !hasFocus && !chosen && text.trim() !== '',
    inputHandlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setHasFocus(true);
        // Typing replaces the choice.
        if (chosen) event.target.select();
      },
      onBlur: () => {
        setHasFocus(false);
        const [whole] = chosen ? [] : found;
        if (whole?.name.toLowerCase() === text.trim().toLowerCase()) onChoose(whole);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // Enter in an unfinished search does not submit the form.
        if (event.key === 'Enter' && !chosen && text !== '') event.preventDefault();
      },
    },
  };
}

/**
 * Opening highlights the choice. Leaving the field chooses nothing. Escape only closes the list.
 */
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
