import { Badge } from '@mui/base/Badge';

const badge = 'relative inline-block';
const box = 'inline-block rounded-lg border border-slate-500 px-3 py-2';
const row = 'flex flex-wrap items-center gap-6 pt-3';

const slotProps = {
  badge: {
    className:
      'absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-blue-700 px-1 text-center text-xs leading-5 text-white [&.base-Badge-invisible]:hidden',
  },
};

export default function BadgeMax() {
  return (
    <div className={row}>
      <Badge className={badge} badgeContent={99} slotProps={slotProps}>
        <span className={box}>Mail</span>
      </Badge>
      <Badge className={badge} badgeContent={100} slotProps={slotProps}>
        <span className={box}>Tasks</span>
      </Badge>
      <Badge className={badge} badgeContent={1000} max={999} slotProps={slotProps}>
        <span className={box}>Parcels</span>
      </Badge>
    </div>
  );
}
