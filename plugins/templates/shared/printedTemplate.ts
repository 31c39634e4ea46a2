/** A template as the server prints it. */
export interface PrintedTemplate {
  html: string;
  /** The `<style>` elements of the document's head. */
  styles: string;
}
