/** A demo of the site that the preview can show. */
export interface DemoChoice {
  /** Path of its page, without slashes at the ends. */
  readonly page: string;
  readonly name: string;
  /** The page's title. */
  readonly title: string;
}

export interface TemplateChoice {
  readonly slug: string;
  readonly title: string;
}

/** The choices for the preview beside the sheet of components. */
export interface PreviewChoices {
  readonly templates: readonly TemplateChoice[];
  readonly demos: readonly DemoChoice[];
}
