/**
 * Where npm packages put a `<style>` of their own into the page: in which package, how often, and what stands there instead.
 * `src/components` holds the rules.
 */
const cuts = [
  {
    folder: 'react-style-singleton',
    pattern: /function makeStyleTag\(\) \{[^]*?\n\}/g,
    count: 1,
    replacement: 'function makeStyleTag() { return null; }',
  },
  {
    folder: 'react-remove-scroll-bar',
    pattern: /return React\.createElement\(Style, \{ styles: getStyles\(.*\) \}\);/g,
    count: 1,
    // The one value that the rules need is written from the script, which a content security policy allows.
    replacement: `React.useEffect(function () {
        var style = document.body.style;
        if (!style.getPropertyValue(removedBarSizeVariable)) style.setProperty(removedBarSizeVariable, gap.gap + gap.right + 'px');
        return function () {
            if (document.body.hasAttribute(lockAttribute)) return;
            style.removeProperty(removedBarSizeVariable);
            if (style.length === 0) document.body.removeAttribute('style');
        };
    }, []);
    return null;`,
  },
  {
    folder: '@radix-ui/react-select',
    pattern:
      /(?:\/\* @__PURE__ \*\/ )?jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[^]*?\bnonce\s*\}\s*\)/g,
    count: 1,
    replacement: 'null',
  },
];

const makesStyle = /\b(?:createElement|jsxs?)\(\s*["']style["']/;
/** React makes those that a component asks for. */
const makesOthersStyle = 'react-dom';

/**
 * Rollup plugin: no script of the bundle puts a `<style>` into the page, where a strict `style-src` would refuse it. It takes
 * out those of Radix, and ends the build where one of them is not found as expected, or another one appears.
 */
export function styleElementPlugin() {
  let found;
  return {
    name: 'trovi-style-element',

    buildStart() {
      found = new Map();
    },

    transform(code, id) {
      const cut = cuts.find(({ folder }) => isInside(id, folder));
      if (!cut) return null;
      let count = 0;
      const result = code.replace(cut.pattern, () => {
        count += 1;
        return cut.replacement;
      });
      found.set(cut, (found.get(cut) ?? 0) + count);
      return count > 0 ? { code: result, map: null } : null;
    },

    // What is not used does not come this far: the router, for one, has a page of its own for errors.
    renderChunk(_code, { modules }) {
      for (const [id, { code }] of Object.entries(modules)) {
        if (!code || !makesStyle.test(code) || isInside(id, makesOthersStyle)) continue;
        this.error(`${id} makes a <style>, which a strict content security policy refuses.`);
      }
      return null;
    },

    buildEnd(error) {
      if (error) return;
      for (const [{ folder, count }, times] of found) {
        if (times === count) continue;
        this.error(`${folder} was changed: its <style> stands ${times} times in it, not ${count}.`);
      }
    },
  };
}

function isInside(id, folder) {
  return id.replaceAll('\\', '/').includes(`/node_modules/${folder}/`);
}
