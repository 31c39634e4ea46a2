// Stands in for an ad network's script on the page about third parties: puts an ad where it stands,
// after ?delay= ms.
(() => {
  const ad = document.createElement('span');
  ad.className = 'carbonads';
  const link = document.createElement('a');
  link.href = '#slot';
  const company = document.createElement('b');
  company.textContent = 'Weaver & Sons';
  link.append(company, ' - looms for everyone, from this site and no network.');
  ad.append(link);
  const { src, parentElement: place } = document.currentScript;
  const delay = Number(new URL(src).searchParams.get('delay'));
  setTimeout(() => place.append(ad), delay);
})();
