/** One author of an artifact (product 3.1). What is not known is `''`. */
export interface Author {
  fullName: string;
  affiliation: string;
  email: string;
}
