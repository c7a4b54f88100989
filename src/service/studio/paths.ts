// studio: the pages for making templates, checking results and running the service, and their interface.

/** Path of the pages; their interface is below it. */
export const studioPath = '/studio';

/** Path of the interface of the pages: the routes of `contract/routes.ts` are below it. */
export const studioApiPath = `${studioPath}/api`;
