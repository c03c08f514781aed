/** For a field that opens filled and with the focus, as its `ref`: typing goes on where its text ends. */
export function caretToEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
}
