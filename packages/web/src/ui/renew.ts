/** Opens the page anew, by the latest version that can be had. */
export async function renew(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    if (registration?.installing) await settled(registration.installing);
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  } catch {
    // Offline, or without a service worker: the page as it is.
  }
  location.reload();
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve()),
  );
}
