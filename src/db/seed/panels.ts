/**
 * The separately sold tests that each panel measures, by ids. Tests with another method or sample are not included:
 * direct LDL (43) is measured, the lipid profile's is calculated.
 */
export const panelRows: Readonly<Record<number, readonly number[]>> = {
  // Complete blood count: haemoglobin, platelets, eosinophils.
  5: [19, 20, 56],
  // Lipid profile: total cholesterol, triglycerides.
  6: [41, 42],
  // Liver function: alkaline phosphatase, bilirubin, SGOT and SGPT, gamma GT.
  7: [86, 98, 99, 100],
  // Kidney function: uric acid, creatinine with eGFR, urea, electrolytes.
  8: [83, 93, 94, 95],
  // Thyroid profile: TSH.
  9: [108],
  // Cardiac panel: homocysteine, lipoprotein(a), apolipoproteins.
  16: [35, 36, 37],
  // HOMA-IR: fasting sugar and insulin.
  32: [1, 31],
  // Free thyroid profile: TSH.
  109: [108],
  // PCOS panel: TSH, testosterone, prolactin, LH, FSH.
  119: [108, 112, 113, 114, 115],
};
