import { useState } from 'react';
import { Rating } from 'acme-ui';

export default function GiveStars() {
  const [stars, setStars] = useState(3);
  return <Rating label="Your rating" value={stars} onChange={setStars} />;
}
