/** Formats code as inline Markdown, also code with backticks, such as a template string. */
export function inlineCode(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}
