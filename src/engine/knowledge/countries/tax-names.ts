/** Names of taxes on sales in countries whose language has no folder of its own, folded. */
export const foreignTaxNames = 'afa|dph|ddv|pdv|alv|fpa';
