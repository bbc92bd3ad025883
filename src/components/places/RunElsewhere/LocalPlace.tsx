import { localLines } from '../../../domain/runElsewhere/localLines';
import { Snippet } from '../../ui/CopyButton/Snippet';
import type { PlaceProps } from './placeProps';
import { PlaceItem } from './PlaceItem';

/** Lines to copy that run a version on the visitor's computer. */
export function LocalPlace({ source, found }: PlaceProps) {
  const groups = localLines(source, found);
  if (groups.length === 0) return null;
  return (
    <PlaceItem
      name="On this computer"
      note="Free. repo2docker builds the environment as Binder does, and needs Docker."
    >
      {groups.map(({ program, lines }) => (
        <Snippet
          key={program}
          label={`With ${program}`}
          subject={`lines for ${program}`}
          lines={lines}
        />
      ))}
    </PlaceItem>
  );
}
