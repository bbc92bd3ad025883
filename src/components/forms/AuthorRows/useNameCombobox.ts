import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Author } from '../../../domain/artifact/author';
import { suggestAuthors } from '../../../domain/artifact/earlierAuthors';
import { createPageEnvironment } from '../TagPicker/pageEnvironment';

export interface NameComboboxOptions {
  /** The text of the field. */
  value: string;
  /** The authors to choose from. */
  earlier: readonly Author[];
  /** Authors who are listed already. */
  listed: readonly Author[];
  /** Id of the label. */
  labelId: string;
  /** Called with the author that the user chooses. */
  onChoose: (author: Author) => void;
}

const types = useCombobox.stateChangeTypes;

/** State and keyboard control of a name's suggestions. Any other name can be typed. */
export function useNameCombobox(options: NameComboboxOptions) {
  const { value, earlier, listed, labelId, onChoose } = options;
  const [environment] = useState(() => createPageEnvironment(window));
  // The authors may arrive after the user has typed.
  const [isWanted, setIsWanted] = useState(false);
  const suggestions = useMemo(
    () => (isWanted ? suggestAuthors(earlier, value, listed) : []),
    [isWanted, earlier, value, listed],
  );
  const isOpen = suggestions.length > 0;
  const combobox = useCombobox<Author>({
    items: suggestions,
    isOpen,
    labelId,
    environment,
    inputValue: value,
    selectedItem: null,
    itemToString: (author) => author?.fullName ?? '',
    stateReducer: reduceState,
    onIsOpenChange: ({ isOpen: isNowWanted }) => setIsWanted(isNowWanted),
    onStateChange({ type, selectedItem }) {
      const isChoice = type === types.InputKeyDownEnter || type === types.ItemClick;
      if (isChoice && selectedItem) onChoose(selectedItem);
    },
  });
  return {
    combobox,
    suggestions,
    isOpen,
    inputHandlers: {
      onInput: () => setIsWanted(true),
      onBlur: () => setIsWanted(false),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Escape') setIsWanted(false);
      },
    },
  };
}

/** A press on the field opens nothing. Leaving it chooses nothing. Escape only closes the list. */
function reduceState(
  state: UseComboboxState<Author>,
  { type, changes }: UseComboboxStateChangeOptions<Author>,
) {
  if (type === types.InputClick) return state;
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  }
  return changes;
}
