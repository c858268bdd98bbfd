/** The pictures that messengers show of an address. */
export const share = {
  home: (city: string) => `At your home in ${city}. Reports in 24-48 hours.`,
  package: (tests: number, city: string) => `${tests} tests at your home in ${city}. Pay after the test.`,
  test: (city: string) => `At your home in ${city}. Pay after the test.`,
  from: (price: string) => `Packages from ${price}`,
};
