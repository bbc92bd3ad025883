/** What {@link findForeignMarkup} accepts. */
export interface InspectionRules {
  /** Selector of elements that contain only a long description. */
  prose: string;
}

/**
 * Finds markup that no text may add to a page: elements that load, run or send, handlers, and
 * non-web addresses. Searches open shadow roots. Runs in the page, so it uses no outer names.
 */
export function findForeignMarkup({ prose }: InspectionRules): string[] {
  const forbidden =
    'object, embed, applet, frame, frameset, portal, fencedframe, math, foreignObject, animate, set, use, image, feImage, handler, ' +
    'video, audio, source, track, picture, canvas, map, area, marquee, isindex, keygen, bgsound, plaintext, xmp, param, ' +
    'body base, body link, body meta, body title, style:not(head > style), iframe:not([src*="/auth/"], [src*="/realms/"], [title="Host page"]), ' +
    'script:not([src^="/"], [src^="assets/"], [src^="http://localhost"], [src^="http://127.0.0.1"], [nonce], [type="application/json"], [type="application/ld+json"], [data-own])';
  const inProse =
    'p br hr div span h1 h2 h3 h4 h5 h6 a em strong b i u s del ins mark sub sup small abbr cite q kbd samp var code pre blockquote ' +
    'ul ol li dl dt dd details summary figure figcaption img table caption thead tbody tfoot tr th td section';
  const proseNames = new Set(inProse.split(' '));
  const proseAttributes = new Set(
    (
      'title lang dir href src alt width height start reversed open data-align colspan rowspan scope target rel referrerpolicy loading ' +
      'decoding role tabindex aria-label id data-address data-alert data-language data-task data-footnotes ' +
      'data-footnote-ref data-footnote-backref data-math data-only'
    ).split(' '),
  );
  const forbiddenAttributes = new Set(
    (
      'srcdoc formaction ping background poster dynsrc lowsrc srcset usemap manifest attributionsrc xlink:href is nonce ' +
      'contenteditable autofocus'
    ).split(' '),
  );
  const faults: string[] = [];
  const shown = (element: Element) => {
    const place = element.closest('[data-case]')?.getAttribute('data-case') ?? '';
    return `${place} ${element.outerHTML.slice(0, 160)}`;
  };
  const judgeAttribute = (element: Element, { name, value }: Attr, isProse: boolean) => {
    const isOurField = name === 'autofocus' && !isProse;
    if (name.startsWith('on')) faults.push(`handler ${name}: ${shown(element)}`);
    else if (forbiddenAttributes.has(name) && !isOurField)
      faults.push(`attribute ${name}: ${shown(element)}`);
    // Coloured code.
    else if (isProse && name === 'class' && element.matches('pre > code span')) return;
    else if (isProse && !proseAttributes.has(name))
      faults.push(`attribute ${name} in a text: ${shown(element)}`);
    else if (isProse && name === 'id' && !value.startsWith('about-'))
      faults.push(`id: ${shown(element)}`);
    else if (
      name === 'style' &&
      /url\(|expression|javascript|@import|behavior|binding/i.test(value)
    ) {
      faults.push(`style: ${shown(element)}`);
    } else if (['href', 'src', 'action', 'data'].includes(name)) {
      const { protocol } = new URL(value, document.baseURI);
      const good = [
        'http:',
        'https:',
        ...(name === 'href' ? ['mailto:'] : []),
        // Notebooks contain their pictures.
        ...(name === 'src' && (!isProse || element.closest('[aria-label="Cells"]'))
          ? ['data:']
          : []),
      ];
      if (!good.includes(protocol)) faults.push(`address ${protocol}: ${shown(element)}`);
    }
  };
  const judgeLink = (link: HTMLAnchorElement) => {
    const isElsewhere = /^https?:$/.test(link.protocol) && link.origin !== window.location.origin;
    if ((isElsewhere || link.target === '_blank') && !link.relList.contains('noreferrer')) {
      faults.push(`tells where it comes from: ${shown(link)}`);
    }
  };
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll(forbidden))
      faults.push(`element: ${shown(element)}`);
    for (const element of root.querySelectorAll('*')) {
      const isProse = Boolean(element.parentElement?.closest(prose));
      if (isProse && !proseNames.has(element.localName))
        faults.push(`element in a text: ${shown(element)}`);
      for (const attribute of element.attributes) {
        try {
          judgeAttribute(element, attribute, isProse);
        } catch {
          faults.push(`address: ${shown(element)}`);
        }
      }
      if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) judgeLink(element);
      if (element instanceof HTMLImageElement && element.referrerPolicy !== 'no-referrer') {
        faults.push(`image tells where it stands: ${shown(element)}`);
      }
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return [...new Set(faults)];
}

/** Hovers, focuses and clicks everything but links and controls. Runs in the page. */
export function touchEverything(selector: string): void {
  const events =
    'pointerover pointerenter pointermove pointerdown pointerup mouseover mouseenter mousemove mousedown mouseup click dblclick ' +
    'auxclick contextmenu focus focusin blur focusout load error toggle beforetoggle beforematch animationstart animationend ' +
    'transitionend transitionrun scroll wheel copy cut paste dragstart drop select selectstart beforeinput input change submit ' +
    'reset invalid cancel close play canplay loadstart resize begin end repeat slotchange touchstart';
  const controls =
    'a[href], button, input, select, textarea, label, option, [role], [tabindex="-1"]';
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const isInside = root !== document || element.closest(selector) !== null;
      if (!isInside) continue;
      for (const type of events.split(' ')) element.dispatchEvent(new Event(type));
      if (element.closest(controls) || !(element instanceof HTMLElement)) continue;
      element.focus();
      element.click();
    }
  }
}
