/** One author of an artifact (spec 3). What is not known is `''`. */
export interface Author {
  fullName: string;
  affiliation: string;
  email: string;
}
