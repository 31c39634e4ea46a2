/** Where parcels go, and how postal codes look there. */
export const countries = [
  { code: 'DK', name: 'Denmark', postalCode: /^\d{4}$/, example: '8000' },
  { code: 'DE', name: 'Germany', postalCode: /^\d{5}$/, example: '04109' },
  { code: 'IE', name: 'Ireland', postalCode: /^[A-Z]\d[\dW]\s?[A-Z\d]{4}$/i, example: 'D02 X285' },
  { code: 'JP', name: 'Japan', postalCode: /^\d{3}-?\d{4}$/, example: '604-8006' },
  { code: 'PT', name: 'Portugal', postalCode: /^\d{4}-\d{3}$/, example: '4050-345' },
  { code: 'SG', name: 'Singapore', postalCode: /^\d{6}$/, example: '238823' },
  { code: 'US', name: 'the United States', postalCode: /^\d{5}(-\d{4})?$/, example: '97205' },
];

/** Returns the name of a country as it is in an address or a list. */
export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name.replace(/^the /, '') ?? code;
}
