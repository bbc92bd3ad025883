/** Keys and what they do. Several keys are alternatives. */
export interface Shortcut {
  keys: readonly string[];
  effect: string;
}

/** The shortcuts of one place. They work while the focus is there, unless stated otherwise. */
export interface ShortcutGroup {
  place: string;
  shortcuts: readonly Shortcut[];
}

/** All shortcuts of the dashboard, except `/` and `?`, which users can turn off. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    place: 'Artifacts',
    shortcuts: [
      { keys: ['Esc'], effect: 'Clear the search box or the tag filter' },
      { keys: ['Enter'], effect: 'In the tag filter: choose the only tag that is left' },
      { keys: ['Arrow keys'], effect: 'In a group of tags or filters: go to the next one' },
      { keys: ['Arrow keys'], effect: 'On the title of a card: go to the next card' },
      { keys: ['Home', 'End'], effect: 'On the title of a card: go to the first or last card' },
    ],
  },
  {
    place: 'Tabs',
    shortcuts: [
      { keys: ['Left', 'Right'], effect: 'Show the previous or next tab' },
      { keys: ['Home', 'End'], effect: 'Show the first or last tab' },
    ],
  },
  {
    place: 'Fields with a list: tags, roles, branches',
    shortcuts: [
      { keys: ['Up', 'Down'], effect: 'Open the list, then move in it' },
      { keys: ['Enter'], effect: 'Choose' },
      { keys: ['Esc'], effect: 'Close the list' },
      { keys: ['Backspace'], effect: 'In the empty field of tags: remove the last tag' },
    ],
  },
  {
    place: 'Linked artifacts',
    shortcuts: [
      { keys: ['Space', 'Enter'], effect: 'On a handle: lift the artifact, then drop it' },
      { keys: ['Up', 'Down'], effect: 'Move the lifted artifact' },
      { keys: ['Esc'], effect: 'Put the lifted artifact back, or close an open filter' },
    ],
  },
  {
    place: 'Notifications',
    shortcuts: [{ keys: ['F8'], effect: 'Go to “Undo” of a notification, from anywhere' }],
  },
  {
    place: 'Dialogs',
    shortcuts: [
      { keys: ['Tab'], effect: 'Go to the next control of the dialog' },
      { keys: ['Esc'], effect: 'Close the dialog' },
    ],
  },
];
