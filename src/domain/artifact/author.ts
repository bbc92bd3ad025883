/** One author of an artifact (product 3.1). An unknown text is `''`. */
export interface Author {
  fullName: string;
  affiliation: string;
  email: string;
}
