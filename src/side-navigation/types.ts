/** What every item of a navigation needs to know. */
export interface NavigationProps {
  activePath: string;
  /** Called when the reader follows a link of the site. */
  onNavigate?: () => void;
}
