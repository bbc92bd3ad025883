import { SearchHelp, type SearchHelpProps } from '../../filters/SearchHelp/SearchHelp';
import { NothingFound, type NothingFoundProps } from '../../filters/NothingFound/NothingFound';

export type EmptyListProps = Omit<NothingFoundProps, 'help' | 'canAdd'> &
  Omit<SearchHelpProps, 'filters'>;

/** Takes the place of a list without results: says why, and offers ways on. */
export function EmptyList({ artifacts, context, onChange, ...props }: EmptyListProps) {
  const { filters } = props.query;
  return (
    <NothingFound
      {...props}
      help={<SearchHelp {...{ artifacts, filters, context, onChange }} />}
      canAdd
    />
  );
}
