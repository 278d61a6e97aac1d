# The library `prime` as far as programs use it: ruby.wasm has Ruby's standard library, and none of the gems that are bundled with Ruby.
class Prime
  include Enumerable

  class << self
    include Enumerable

    def instance = @instance ||= new

    def each(...) = instance.each(...)

    def prime?(number) = instance.prime?(number)

    def include?(number) = number.is_a?(Integer) && prime?(number)

    def prime_division(number) = instance.prime_division(number)

    def int_from_prime_division(factors) = factors.reduce(1) { |product, (prime, power)| product * prime**power }
  end

  def initialize
    @known = [2, 3, 5, 7]
    @sieved = 10
  end

  # Every prime number up to a limit, or without end.
  def each(limit = nil)
    return enum_for(:each, limit) unless block_given?
    index = 0
    while true
      sieve while index >= @known.size
      prime = @known[index]
      return prime if limit && prime > limit
      yield prime
      index += 1
    end
  end

  def prime?(number)
    raise ArgumentError, "Expected an integer, got #{number}" unless number.respond_to?(:integer?) && number.integer?
    return number >= 2 if number <= 3
    return false if number.even? || number % 3 == 0
    5.step(Integer.sqrt(number), 6) { |divisor| return false if number % divisor == 0 || number % (divisor + 2) == 0 }
    true
  end

  # Prime factors with their powers; -1 stands first among those of a negative number.
  def prime_division(number)
    raise ZeroDivisionError if number == 0
    factors = number < 0 ? [[-1, 1]] : []
    rest = number.abs
    each do |prime|
      break if prime * prime > rest
      power = 0
      while rest % prime == 0
        rest /= prime
        power += 1
      end
      factors << [prime, power] if power > 0
    end
    rest > 1 ? factors << [rest, 1] : factors
  end

  private

  # Doubles the range whose primes are known (sieve of Eratosthenes).
  def sieve
    from = @sieved + 1
    to = @sieved * 2
    is_prime = Array.new(to - @sieved, true)
    @known.each do |prime|
      break if prime * prime > to
      first = [prime * prime, (from + prime - 1) / prime * prime].max
      first.step(to, prime) { |number| is_prime[number - from] = false }
    end
    is_prime.each_with_index { |found, offset| @known << from + offset if found }
    @sieved = to
  end
end

class Integer
  def prime? = Prime.prime?(self)

  def prime_division = Prime.prime_division(self)

  def self.from_prime_division(factors) = Prime.int_from_prime_division(factors)

  def self.each_prime(limit, &) = Prime.each(limit, &)
end
