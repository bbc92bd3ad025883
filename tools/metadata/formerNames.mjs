const formerly = (name) => ({
  doc: `@deprecated Use \`${name}\`.`,
  deprecated: `Use \`${name}\`.`,
});

/** An element whose deprecated names are attributes and events of their own. */
export function withFormerNames(element) {
  return {
    ...element,
    attributes: element.attributes.flatMap((attribute) => {
      const { name, formerName, formerProperty } = attribute;
      if (!formerProperty) return [attribute];
      const former = { ...attribute, name: formerName, property: formerProperty };
      return [attribute, { ...former, ...formerly(name) }];
    }),
    events: element.events.flatMap((event) =>
      event.formerType
        ? [event, { ...event, type: event.formerType, ...formerly(event.type) }]
        : [event],
    ),
  };
}
