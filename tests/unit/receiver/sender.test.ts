import { networksOf, senderOf } from "../../../src/receiver/sender";

it.each([
  ["a proxy of this machine", "127.0.0.1", "203.0.113.8", "203.0.113.8"],
  ["what a visitor has invented before", "::1", "192.0.2.1, 203.0.113.8", "203.0.113.8"],
  ["a balancer with an inner address", "::ffff:127.0.0.1", "192.0.2.1, 203.0.113.8, 10.1.2.3", "203.0.113.8"],
  ["two balancers", "127.0.0.1", "203.0.113.8, fd00::7, 172.20.0.2", "203.0.113.8"],
  ["a port", "127.0.0.1", "203.0.113.8:50000", "203.0.113.8"],
  ["a port after IPv6", "127.0.0.1", "[2001:db8::1]:50000", "2001:db8::1"],
  ["zeros and capitals", "127.0.0.1", "2001:0DB8:0000:0000::0001", "2001:db8::1"],
  ["IPv4 in IPv6", "127.0.0.1", "::ffff:198.51.100.77", "198.51.100.77"],
  ["the same in hexadecimal", "127.0.0.1", "::ffff:c633:644d", "198.51.100.77"],
  ["inner addresses alone", "127.0.0.1", "10.0.0.4, 10.0.0.1", "10.0.0.4"],
  ["an empty list", "127.0.0.1", "", "127.0.0.1"],
  ["no address at all", "127.0.0.1", "unknown", "unknown"],
  ["a visitor without a proxy, who may say anything", "203.0.113.8", "192.0.2.1", "203.0.113.8"],
])("knows the sender behind %s", (_what, peer, forwarded, sender) => {
  const call = { socket: { remoteAddress: peer }, headers: { "x-forwarded-for": forwarded } };
  expect(senderOf(call)).toBe(sender);
});

it.each([
  ["198.51.100.7", ["198.51.100.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2", "2001:db8:1"]],
  ["2001:db8::1", ["2001:db8:0:0", "2001:db8:0"]],
  ["::1", ["0:0:0:0", "0:0:0"]],
  ["", [""]],
])("counts %s with all of %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
