/** The text of `trovi-widgets --help`. */
export const usage = `Usage: trovi-widgets render card|citation|badge --api URL (--id ID | --list FILE --out FOLDER)
       trovi-widgets --version

Prints an artifact of a catalogue as HTML or SVG that needs no script.

  --api URL                address of the catalogue API
  --id ID                  the artifact
  --list FILE              a file with one id in each line; lines that begin with # are ignored
  --out FOLDER             where to write one file for each id of the list
  --theme THEME            light, dark or auto; default: that of the page, light for a badge
  --config FILE            a JSON file with any keys of config.json, such as productName
  --sharing-key KEY        opens a private artifact; the output does not contain the key
  --help                   prints this text
  --version                prints the version of this command

Card and citation:
  --format FORMAT          html (default) or declarative-shadow-dom
  --dashboard URL          address of the dashboard; without it there are no links to it
  --include-key            puts the key into the output, so that links open the private artifact

Card:
  --heading-level N        level of the title, 1 to 6; default: 3

Citation:
  --artifact-version SLUG  the version to cite; default: the newest
  --text TEXT              citation (default) or bibtex

Badge:
  --text TEXT              doi (default) or title

Refuses options that would have no effect, and a version that the artifact does not have.

Exit codes: 0 if everything was printed or written, 1 if not, with one line for each problem,
130 if interrupted.
`;
