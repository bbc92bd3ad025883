import { colors } from '../../src/theme/colors';
import { contrast, contrastRules } from '../../src/theme/contrast';
import { SpecimenTable } from './SpecimenTable';

/** The contrast of every pair of roles that stand on each other, computed from the tokens, in both themes. */
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

/** Specimen and figure. Edges need 3:1, so that the letters, which are for show, may not reach what text needs. */
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
