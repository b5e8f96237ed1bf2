// What the policy has refused, for the test that looks into this page.
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  window.violations.push([violatedDirective, blockedURI, sample].join(' ')),
);
