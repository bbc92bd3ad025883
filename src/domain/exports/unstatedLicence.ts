/** What formats with a text for the licence say, because the catalogue does not store one. */
export const unstatedLicence = 'Licence not stated in the catalogue';
