/** Returns the digits of a card number, which people write with spaces or hyphens. */
export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Prints a card number in groups of four; returns anything else as it is. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}

/** Returns the sum that the Luhn algorithm makes of digits. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** Whether a text is a card number: 12 to 19 digits of which the last one checks the others. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Returns the end of the month that a card prints as `MM/YY`; nothing when it is no month. */
export function lastDayOf(expiry: string): Date | undefined {
  const match = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry);
  return match ? new Date(2000 + Number(match[2]), Number(match[1]), 0, 23, 59, 59) : undefined;
}
