/** What pages know of a template, besides what they say about it. */
export interface TemplateAttributes {
  /** Its name in addresses. */
  slug: string;
  title: string;
  /** File name of its project as JSON. */
  json: string;
  /** File name of its project as an archive. */
  zip: string;
}
