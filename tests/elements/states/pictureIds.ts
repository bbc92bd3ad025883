/** Ids of artifacts whose glyphs have all hues, one each. */
export const pictureIds = [0, 1, 5, 7, 8, 9, 13, 14].map((number) => `picture-${number}`);
