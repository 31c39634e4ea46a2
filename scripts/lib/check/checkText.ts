import { formatFinding } from '../text/finding';
import { runChecks } from '../text/runChecks';
import { textChecks } from '../text/textChecks';

export interface TextCheck {
  problems: string[];
  /** What a writer should look at. */
  notes: string[];
}

/**
 * Checks the spelling of files, and the words, typography, and glossary of pages among them.
 *
 * @param files relative to the root
 */
export async function checkText(root: string, files: readonly string[]): Promise<TextCheck> {
  const { findings, crashes } = await runChecks(await textChecks(root, files));
  const formatted = (severity: 'error' | 'warning') =>
    findings.filter((finding) => finding.severity === severity).map(formatFinding);
  return { problems: [...formatted('error'), ...crashes], notes: formatted('warning') };
}
