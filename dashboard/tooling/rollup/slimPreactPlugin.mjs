const html = '"http://www.w3.org/1999/xhtml"';
const svg = '"http://www.w3.org/2000/svg"';

/** What stands in preact's modules, minified as they come, and what is to stand there instead. */
const cuts = {
  'preact/dist/preact.mjs': [
    // Suspense and hydration: nothing waits by throwing, nothing was drawn by a server. What stands in a root is left alone.
    [
      '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
      '',
    ],
    [
      /if\(e\.length=v,r\.__v=null,c\|\|o\)if\(.*?else o&&o\.some\(g\);else r\.__e=u\.__e;/,
      'e.length=v;r.__v=null;r.__e=u.__e;',
    ],
    ['t&&t.then||D(r)', 'D(r)'],
    ['r.__u&=-161,p&&p.some(g),', ''],
    ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
    ['&&!t.data.startsWith("$s")', ''],
    ['32&u.__u?[i]:null', 'null'],
    ['i||S(u),32&u.__u,o', 'i||S(u),0,o'],
    ['i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
    ['i?null:r.firstChild?d.call(r.childNodes):null,f,', 'null,f,'],
    ['r.firstChild,u,o)', 'r.firstChild,0,o)'],
    [',l&&(n.__m&&n.__m(r,o),l=!1),o=null', ''],
    [/if\(a="template"==C&&t\.content\|\|t,o=.*?k\.value;/, 'a=t;'],
    ['l&&"function"!=typeof k||', ''],
    ['l||y&&(', 'y&&('],
    ['o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g)', 'u.__k&&S(u,0),0,c)'],
    ['l&&"textarea"!=C||(', '('],
    ['l&&t.data==x||', ''],
    // MathML, HTML inside SVG, links of SVG, elements that extend those of HTML.
    [/if\("svg"==C\?.*?o\[s\]=null;break\}/, `"svg"==C?f=${svg}:f||(f=${html});`],
    [/\("foreignObject"==C.*?xhtml"\),/, ''],
    ['.replace(/xlink(H|:h)/,"h")', ''],
    [',x.is?x:a', ''],
    // Portals: what lies above a page is drawn by parts that write.
    ['||n.props.__P?null', '?null'],
    ['&&!n.props.__P)return n.__e', ')return n.__e'],
    ['if(n.props.__P)return t;', ''],
    [/M\.__P&&\(s=l,.*?S\(u,0\):null\),/, ''],
    ['M.__P&&(r.__e=null,l=s),', ''],
    ['||u&&!t.props.__P', '||u'],
    // Styles as texts, progress bars, popovers, texts as objects, whole pages, moving what must not start anew.
    [
      'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for',
      '{if(u)for',
    ],
    [
      '"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||',
      'null==b||b===t[s]||',
    ],
    ['"popover"!=t&&', ''],
    ['"popover"==t&&1==r?"":r', 'r'],
    ['||o.constructor===String', ''],
    ['9==r.nodeType&&(r=r.documentElement),', ''],
    ['!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):', ''],
    // Listeners that hear an event before what it happens to.
    ['f=t!=(t=t.replace(l,"$1")),', ''],
    ['l=/(PointerCapture)$|Capture$/i,', ''],
    // Contexts for components that are classes.
    ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
    ['j&&j.sub(d),', ''],
    ['(t.Consumer=function(n,t){return n.children(t)}).contextType=t', 't'],
    // Methods of components that nobody here has, and what is to be called once a state is drawn.
    ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),', ''],
    ['y.push.apply(d.__h,d.__k),d.__k=[],', ''],
    ['t&&this.__k.push(t),', ''],
    [/x\.prototype\.forceUpdate=.*?\},x\./, 'x.'],
    ['"rowSpan"!=t&&"colSpan"!=t&&', ''],
    [
      'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
      '',
    ],
    [/d\.componentWillUpdate&&.*?C&&d\.componentDidMount&&.*?;/, '}'],
    ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  ],
  'preact/hooks/dist/hooks.mjs': [
    // What only preact's developer tools and its server ask for.
    ['a.__h&&a.__h(r,n,f||t),f=0;', ''],
    ['f=1,', ''],
    ['f=5,', ''],
    ['f=8,', ''],
    ['!a.__s&&E(i.__H,u)&&(i.__P=!0', 'E(i.__H,u)&&(i.__P=!0'],
    ['!a.__s&&E(i.__H,u)&&(i.__P=!1', 'E(i.__H,u)&&(i.__P=!1'],
    // Drawing nothing anew where a state was changed and changed back before it was drawn.
    ['f.__c=r,!r.__f)){', 'f.__c=r,!1)){'],
  ],
};

/**
 * Rollup plugin of the light build: takes out of preact what no part of it uses, a sixth. It ends the build where something is no
 * longer as it was: look then at what preact changed, and at each cut in the light of it.
 */
export function slimPreactPlugin() {
  return {
    name: 'trovi-slim-preact',

    transform(code, id) {
      const name = Object.keys(cuts).find((one) => id.endsWith(`/node_modules/${one}`));
      if (!name) return null;
      let slim = code;
      for (const [from, to] of cuts[name]) {
        const before = slim;
        slim = slim.replace(from, () => to);
        if (slim === before) this.error(`${name} no longer holds ${from}`);
      }
      return { code: slim, map: null };
    },
  };
}
