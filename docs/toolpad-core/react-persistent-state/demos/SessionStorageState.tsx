import Button from '@mui/material/Button';
import { CODEC_NUMBER } from '@toolpad/core';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const options = { codec: CODEC_NUMBER };

export default function SessionStorageState() {
  const [scanned, setScanned] = useSessionStorageState('demo-scanned', 0, options);

  return (
    <Button onClick={() => setScanned((scanned ?? 0) + 1)}>
      {scanned ?? 0} parcels scanned in this tab
    </Button>
  );
}
