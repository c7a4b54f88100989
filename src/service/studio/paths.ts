// studio: the pages for making templates, checking results and running the service, and their interface.

/** Path of the pages; their interface is below it. */
export const studioPath = '/studio';

/** Path of the interface of the pages: the routes of `contract/routes.ts` are below it. */
export const studioApiPath = `${studioPath}/api`;

/** Sent as `1` with every write: pages of other origins cannot without being asked first. */
export const studioHeader = 'x-docextract-studio';

/** A link signs in once by `/studio#ticket=…`: browsers send no fragment, so no log has it. */
export const ticketParameter = 'ticket';
