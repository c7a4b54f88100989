/** Greatest slope of a drawn line, as on a photograph of a bent sheet; strokes that slope more belong to drawings. */
export const mostSlope = 0.012;
