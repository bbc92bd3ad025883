import { colors } from '../../src/theme/colors';
import { contrast, contrastRules } from '../../src/theme/contrast';
import { SpecimenTable } from './SpecimenTable';

/** The contrast of each text and background pair, computed from the tokens, in both themes. */
export function ContrastTable() {
  const rows = contrastRules.flatMap(({ least, roles, grounds }) =>
    roles.flatMap((role) =>
      grounds.map((ground) => [
        `${role} on ${ground}`,
        ...([0, 1] as const).map((theme) => (
          <Pair key={theme} front={colors[role][theme]} ground={colors[ground][theme]} />
        )),
        `${least}:1`,
      ]),
    ),
  );
  return <SpecimenTable heads={['Pair', 'Light', 'Dark', 'At least']} rows={rows} />;
}

/** An example and its contrast. Edges need only 3:1, so their sample letters may miss 4.5:1. */
function Pair({ front, ground }: { front: string; ground: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        style={{
          display: 'inline-block',
          width: '2em',
          height: '1.4em',
          verticalAlign: 'middle',
          background: ground,
          border: `4px solid ${front}`,
        }}
      />{' '}
      {contrast(front, ground).toFixed(2)}:1
    </>
  );
}
