/** Ids of artifacts whose pictures have all the hues that there are, one each. */
export const pictureIds = [0, 1, 5, 7, 8, 9, 13, 14].map((number) => `picture-${number}`);
