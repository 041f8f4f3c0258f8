export const PriceTable = ({ currency, prices }) => (
  <ul>
    {prices.map((price) => (
      <li key={price}>{currency}{price} a month</li>
    ))}
  </ul>
);
