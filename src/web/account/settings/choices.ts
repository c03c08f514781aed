/** A choice list gives texts; an empty one stands for none, and figures are figures. */
export const choiceOrNull = {
  setValueAs: (value: unknown) => (value === '' || value === null || value === undefined ? null : value),
};
export const numberOrNull = {
  setValueAs: (value: unknown) =>
    value === '' || value === null || value === undefined ? null : Number(value),
};
